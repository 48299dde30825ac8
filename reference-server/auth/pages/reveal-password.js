// Adds a button to every password field that shows the password. Pages work without it.
const eye =
  '<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2.1 12.3a1 1 0 0 1 0-.6 10.75 10.75 0 0 1 19.8 0 1 1 0 0 1 0 .6 10.75 10.75 0 0 1-19.8 0"/><circle cx="12" cy="12" r="3"/></svg>';

for (const field of document.querySelectorAll('.secret input')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', 'Show password');
  button.setAttribute('aria-pressed', 'false');
  button.innerHTML = eye;
  button.addEventListener('click', () => {
    const isShown = field.type === 'text';
    field.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
  });
  field.after(button);
}
