// Gets or creates a passkey in the browser, and submits its answer with the form.
const words = {
  NotAllowedError: 'It was cancelled, or it took too long. Try again.',
  InvalidStateError: 'This device has a passkey here already. Use another device, or sign in with the one it has.',
  SecurityError: 'This browser does not use passkeys at this address.',
};
const canAsk = typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

for (const form of document.querySelectorAll('form[data-passkey]')) {
  const button = form.querySelector('button');
  const message = form.querySelector('.alert');
  const show = (text) => {
    message.textContent = text;
    message.hidden = text === '';
  };

  if (!canAsk) {
    show('This browser cannot use passkeys here.');
    button.disabled = true;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show('');
    button.disabled = true;
    ask(form)
      .then((credential) => {
        form.elements.namedItem('response').value = JSON.stringify(credential.toJSON());
        form.submit();
      })
      .catch((error) => {
        show(words[error.name] ?? 'The passkey could not be used. Try again.');
        button.disabled = false;
        button.focus();
      });
  });
}

function ask(form) {
  const options = JSON.parse(form.dataset.options);
  return form.dataset.passkey === 'create'
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}

// A page restored from the browser's cache is reset, so that the passkey can be requested again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
