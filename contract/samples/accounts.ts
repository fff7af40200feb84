import { CheckedLink, PasskeyOptions, PasswordChanged, SignedIn, SignInMethods } from '../schemas/identity'
import { sample } from './sample'

export const accountSamples = [
  sample('POST /identity/sign-in', SignedIn, { access_token: 'a-token-of-a-session' }),
  sample('POST /identity/passkeys/sign-in', SignedIn, { access_token: 'a-token-of-a-session' }),
  sample('POST /identity/check-link', CheckedLink, { email: 'nino@example.com' }),
  sample('POST /identity/password', PasswordChanged, { ended: 2 }),
  sample('GET /identity/account', SignInMethods, {
    awaits_confirmation: false,
    passkeys: [
      {
        id: 'cGFzc2tleQ',
        device: 'Chrome, Android',
        created_at: '2026-11-20 10:00:00',
        last_used_at: null,
      },
    ],
  }),
  sample('POST /identity/passkeys/options', PasskeyOptions, { options: { challenge: 'Y2hhbGxlbmdl' } }),
  sample('POST /identity/passkeys/sign-in-options', PasskeyOptions, {
    options: { challenge: 'Y2hhbGxlbmdl' },
  }),
]
