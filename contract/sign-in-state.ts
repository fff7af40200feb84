/** Cookie and return URL parameter that must match: only the browser that started signing in may return. */
export const SIGN_IN_STATE = { cookie: '__Host-sign-in', param: 'auth_state', maxAgeSeconds: 1_800 } as const
