/* global document, window */
// Keeps what a visitor types, chooses and presses before the page has its handlers; app/replayInput.ts takes it over.
(function () {
  const early = { typed: new Set(), pressed: new Set(), sent: new Set() };
  const onInput = (event) => early.typed.add(event.target);
  const onClick = (event) => {
    const button = event.target.closest('button[type=button]');
    if (button) early.pressed.add(button);
  };
  const onSubmit = (event) => {
    event.preventDefault();
    early.sent.add(event.target);
  };
  document.addEventListener('input', onInput, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  window.takeEarlyInput = () => {
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    delete window.takeEarlyInput;
    return early;
  };
})();
