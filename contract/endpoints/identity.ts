import { z } from 'zod'
import { currentPassword } from '../forms/field-schemas'
import { REQUIRED } from '../forms/form-errors'
import {
  emailChangeFields,
  emailUndoFields,
  forgottenPasswordFields,
  linkCode,
  newPasskeyFields,
  passkeySignInFields,
  passwordChangeFields,
  passwordResetFields,
  recoveryConfirmationFields,
  recoveryFields,
  recoveryStopFields,
  registrationFields,
  signInFields,
  verificationFields,
} from '../forms/identity'
import { LINK_PURPOSES } from '../identity'
import {
  CheckedLink,
  EmailUndone,
  PasskeyOptions,
  PasswordChanged,
  SignedIn,
  SignInMethods,
} from '../schemas/identity'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { defineEndpoint } from './endpoint'
import { confirmationField } from './fields'

const MAX_URL_LENGTH = 2_000

const origin = z.string().max(MAX_LINE_LENGTH).default('')
const userAgent = z.string().max(MAX_URL_LENGTH).default('')
/** Browser, identified by its cookie and user agent. */
const device = { device_id: z.string().max(100).default(''), user_agent: userAgent }
/** Sign-in and account of our own backend. Bodies are JSON, which keeps a password exactly as typed. */
export const identityEndpoints = {
  signIn: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/sign-in',
    access: 'anyone',
    summary: 'Signs in with a password',
    body: {
      encoding: 'json',
      fields: signInFields.extend(device),
    },
    answer: SignedIn,
    samples: [{ access_token: 'a-token-of-a-session' }],
  }),

  register: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/register',
    access: 'anyone',
    summary: 'Emails the link that opens an account; the answer is the same if the email has one',
    body: {
      encoding: 'json',
      fields: registrationFields.safeExtend({ continue_path: z.string().max(MAX_URL_LENGTH).default('') }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  forgot: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/forgot',
    access: 'anyone',
    summary: 'Emails the link that sets a new password',
    body: { encoding: 'json', fields: forgottenPasswordFields },
    answer: z.unknown(),
    samples: [],
  }),

  checkLink: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/check-link',
    access: 'anyone',
    summary: 'Account of an emailed link; changes nothing',
    body: {
      encoding: 'json',
      fields: z.object({ code: linkCode, purpose: z.enum(LINK_PURPOSES, REQUIRED) }),
    },
    answer: CheckedLink,
    samples: [{ email: 'nino@example.com' }],
  }),

  verify: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/verify',
    access: 'anyone',
    summary: 'Opens an account by an emailed link and its password',
    body: {
      encoding: 'json',
      fields: verificationFields.extend({
        device_id: device.device_id,
        /** Key of the submitted page. */
        key: z.string().max(100).default(''),
      }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  reset: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/reset',
    access: 'anyone',
    summary: 'Sets a new password by an emailed link',
    body: {
      encoding: 'json',
      fields: passwordResetFields.extend({ device_id: device.device_id }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  account: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'identity/account',
    access: 'user',
    summary: 'Ways to sign in to the account',
    answer: SignInMethods,
    samples: [
      {
        awaits_confirmation: false,
        recovery_at: null,
        passkeys: [
          {
            id: 'cGFzc2tleQ',
            device: 'Chrome, Android',
            created_at: '2026-11-20 10:00:00',
            last_used_at: null,
          },
        ],
      },
    ],
  }),

  changePassword: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/password',
    access: 'user',
    summary: 'Changes the password and ends all other sessions',
    body: { encoding: 'json', fields: passwordChangeFields },
    answer: PasswordChanged,
    samples: [{ ended: 2 }],
  }),

  changeEmail: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/email',
    access: 'user',
    summary: 'Emails the link that changes the email; the answer is the same if the address has an account',
    body: { encoding: 'json', fields: emailChangeFields },
    answer: z.unknown(),
    samples: [],
  }),

  confirmEmail: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/confirm-email',
    access: 'anyone',
    summary: 'Changes the email of an account by an emailed link and its password',
    body: { encoding: 'json', fields: verificationFields },
    answer: z.unknown(),
    samples: [],
  }),

  undoEmail: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/undo-email',
    access: 'anyone',
    summary: 'Gives an account its old email back by an emailed link, and ends its sessions',
    body: { encoding: 'json', fields: emailUndoFields },
    answer: EmailUndone,
    samples: [{ reset_code: 'a-code-of-a-link' }],
  }),

  requestRecovery: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/recovery',
    access: 'anyone',
    summary:
      'Emails a new address the link that recovers an account by its proven phone; any account answers alike',
    body: { encoding: 'json', fields: recoveryFields.extend({ phone_confirmation: confirmationField }) },
    answer: z.unknown(),
    samples: [],
  }),

  confirmRecovery: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/confirm-recovery',
    access: 'anyone',
    summary: 'Starts the waiting time of a recovery by an emailed link and the phone of the account',
    body: { encoding: 'json', fields: recoveryConfirmationFields },
    answer: z.unknown(),
    samples: [],
  }),

  stopRecovery: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/stop-recovery',
    access: 'anyone',
    summary: 'Stops a recovery by the link that the old address got',
    body: { encoding: 'json', fields: recoveryStopFields },
    answer: z.unknown(),
    samples: [],
  }),

  stopOwnRecovery: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/stop-own-recovery',
    access: 'user',
    summary: 'Stops the recovery of the signed-in account',
    answer: z.unknown(),
    samples: [],
  }),

  closeAccount: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/close-account',
    access: 'user',
    summary: 'Closes the account',
    body: {
      encoding: 'json',
      fields: z.object({ password: currentPassword(), gives_up_balance: z.enum(['0', '1']).default('0') }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  newPasskeyOptions: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/passkeys/options',
    access: 'user',
    summary: 'Options with which a device creates a passkey, in the format of WebAuthn',
    body: { encoding: 'json', fields: z.object({ password: currentPassword(), origin }) },
    answer: PasskeyOptions,
    samples: [{ options: { challenge: 'Y2hhbGxlbmdl' } }],
  }),

  addPasskey: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/passkeys/add',
    access: 'user',
    summary: 'Adds a passkey',
    body: {
      encoding: 'json',
      fields: newPasskeyFields.extend({ origin, user_agent: userAgent }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  removePasskey: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/passkeys/remove/{id}',
    access: 'owner',
    summary: 'Removes a passkey',
    answer: z.unknown(),
    samples: [],
  }),

  passkeyOptions: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/passkeys/sign-in-options',
    access: 'anyone',
    summary: 'Options with which a browser offers its passkeys, in the format of WebAuthn',
    body: { encoding: 'json', fields: z.object({ origin }) },
    answer: PasskeyOptions,
    samples: [{ options: { challenge: 'Y2hhbGxlbmdl' } }],
  }),

  signInWithPasskey: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'identity/passkeys/sign-in',
    access: 'anyone',
    summary: 'Signs in with a passkey',
    body: { encoding: 'json', fields: passkeySignInFields.extend({ origin, ...device }) },
    answer: SignedIn,
    samples: [{ access_token: 'a-token-of-a-session' }],
  }),
}
