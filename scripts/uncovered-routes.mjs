/**
 * Routes that journeys open or submit in one mode only: with script or without.
 * @type {ReadonlySet<string>}
 */
export const ONE_MODE_ROUTES = new Set([
  // Photos are sent with their form if script is off.
  'POST /do/photo-part',
  // Passkeys need script in every browser.
  'POST /data/passkey-options',
  'POST /id/passkeys add',
  'POST /id/passkeys remove',
  'POST /id/sign-in passkey',
])

/** Intents that script also sends by itself during input, whether a journey asks for them or not. */
export const BACKGROUND_INTENTS = new Set(['count'])

/**
 * Pages that no journey opens.
 * @type {ReadonlySet<string>}
 */
export const UNOPENED_PAGES = new Set([
  // Former URLs, which redirect.
  'GET /blogi/:id?',
  'GET /desk/reported-statements/:id',
  'GET /desk/tables/*',
  // Shown at the URL of a refused request.
  'GET /refused',
])
