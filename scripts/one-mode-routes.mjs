/** @type {ReadonlySet<string>} What journeys open and send in one mode alone. */
export const ONE_MODE_ROUTES = new Set([
  // With script the tour opens on the page of its statement.
  'GET /statements/:id/tour',
  // Without script photos are sent with their form.
  'POST /do/photo-part',
  // Browsers ask for passkeys by script only.
  'POST /data/passkey-options',
  'POST /id/passkeys add',
  'POST /id/passkeys remove',
  'POST /id/sign-in passkey',
])
