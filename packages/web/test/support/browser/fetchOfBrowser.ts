/** The function of the browser itself. The setup file runs before each file of tests, when answers have taken its place. */
export const fetchOfBrowser = window.fetch.bind(window);
