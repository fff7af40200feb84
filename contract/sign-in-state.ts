/** The cookie and the parameter of the return URL that agree when the browser that comes back is the one that began to sign in. */
export const SIGN_IN_STATE = { cookie: '__Host-sign-in', param: 'auth_state', maxAgeSeconds: 1_800 } as const
