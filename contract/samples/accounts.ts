import { GroupedInfo } from '../schemas/accounts'
import { CheckedLink, PasskeyOptions, PasswordChanged, SignedIn, SignInMethods } from '../schemas/identity'
import { Sessions, SessionsEnded } from '../schemas/sessions'
import { sample } from './sample'

const account = {
  id: 7,
  name: 'Nino Sample',
  first_name: 'Nino',
  last_name: 'Sample',
  phone_number: '555123456',
  valid_phone_numbers: ['555123456'],
  personal_number: null,
  birth_date: '1990-05-20',
  sex: 'female',
  email: { email: 'nino@example.com' },
  slug: null,
  logo: null,
  avatar: null,
  roles: ['broker'],
  type_id: 3,
  global_user_id: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
  balance: 40.05,
  balance_id: 7,
}

export const accountSamples = [
  sample('GET /auth/sessions', Sessions, {
    sessions: [
      {
        id: '0b9f3f5e-6a54-4a0e-9f0c-1f2a5a0c7d12',
        is_current: true,
        device: 'Firefox, Windows',
        created_at: '2026-11-20 10:00:00',
        last_used_at: '2026-11-22 18:30:00',
      },
      {
        is_current: false,
        device: '',
        created_at: '2026-11-19 09:00:00',
        last_used_at: '2026-11-19 09:00:00',
      },
    ],
  }),
  sample('POST /auth/sessions/end-others', SessionsEnded, { ended: 1 }),
  sample('POST /auth/sessions/end/{id}', SessionsEnded, { ended: 0 }),
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
  sample('GET /auth/grouped-info', GroupedInfo, { user: account }),
  // Of another upstream: the account alone, roles as objects, the email as a text.
  sample('GET /auth/grouped-info', GroupedInfo, {
    id: 8,
    email: 'levan@example.com',
    roles: [{ name: 'physical' }],
    balance: '12.00',
  }),
]
