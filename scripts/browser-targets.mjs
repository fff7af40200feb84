/**
 * Oldest browsers in which pages are whole, but for ornaments: style sheets are built for them. Older ones get the plain
 * sheet of app/styles/plain.css. The full design needs Chrome 111, Firefox 128 or Safari 16.4.
 */
export const oldestBrowsers = { chrome: '99', firefox: '115', safari: '15.4' }

/** @type {string[]} */
export const cssTarget = Object.entries(oldestBrowsers).map(([browser, version]) => browser + version)

/** ECMAScript of every script that is shipped. Vite's default transpiles `?.` and `??`, for a rare fault of Chrome 90. */
export const scriptTarget = 2020
