// Prints and copies the recovery codes. Without scripts they can be downloaded.
const codes = document.querySelector('[data-codes]');
const status = document.querySelector('[role=status]');

for (const button of document.querySelectorAll('[data-print], [data-copy]')) button.hidden = false;

document.querySelector('[data-print]').addEventListener('click', () => print());
document.querySelector('[data-copy]').addEventListener('click', () => {
  navigator.clipboard.writeText(codes.dataset.codes).then(
    () => (status.textContent = 'Copied.'),
    () => (status.textContent = 'They could not be copied. Download or print them.'),
  );
});
