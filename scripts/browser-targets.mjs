/**
 * Oldest browsers in which pages are complete except for ornaments: style sheets are built for them. Older
 * ones get the plain sheet of app/styles/plain.css. The full design needs Chrome 111, Firefox 128 or Safari
 * 16.4.
 */
export const oldestBrowsers = { chrome: '99', firefox: '115', safari: '15.4' }

/** @type {string[]} */
export const cssTarget = Object.entries(oldestBrowsers).map(([browser, version]) => browser + version)

/**
 * ECMAScript version of every script that is shipped. Vite's default transpiles `?.` and `??` because of a
 * rare bug of Chrome 90.
 */
export const scriptTarget = 2020
