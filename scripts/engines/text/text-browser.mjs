/**
 * Browser without images, style sheets and script, as a journey uses it: fields are found by the label in
 * front of them, and nothing is known of a page but the text on the screen.
 * @typedef {{ after?: string }} Place a text that comes before the one to find
 * @typedef {{
 *   name: string,
 *   open: (url: string) => Promise<void>,
 *   expect: (text: string) => Promise<string>,
 *   press: (text: string, place?: Place) => Promise<void>,
 *   fill: (label: string, value: string, place?: Place) => Promise<void>,
 *   check: (label: string) => Promise<void>,
 *   read: () => Promise<string>,
 *   close: () => Promise<void>,
 * }} TextBrowser
 * @typedef {{
 *   start: (options: { folder: string, certificate: string }) => Promise<TextBrowser>,
 * }} TextBrowserKind
 */

/** Escapes a text for a regular expression. @param {string} text */
export const escapePattern = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
