import { z } from 'zod'
import { mobileNumber, optionalText } from '../forms/field-schemas'
import { CodeConfirmed, CodeSent } from '../schemas/phones'
import { defineEndpoint } from './endpoint'
import { codeField } from './fields'

const MAX_SESSION_LENGTH = 64
/** Session of the web server that requests and tries a code. Default: the visitor's network. */
const session = optionalText(MAX_SESSION_LENGTH)

const confirmed = { confirmation: '7a8b9c0d-1e2f-4a3b-8c4d-5e6f7a8b9c0d' }

/** A wrong code answers 200 with `result: false` and `CodeRefused` as `data`. */
export const phoneCodeEndpoints = {
  sendProfileCode: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/validate/phone',
    access: 'user',
    summary: 'Sends a code that confirms a number of the user',
    query: z.object({ phone_number: mobileNumber() }),
    answer: CodeSent,
    samples: [{ retry_after: 60 }],
    isSpecified: true,
  }),

  confirmProfilePhone: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/validate/phone',
    access: 'user',
    summary: 'Confirms a number of the user by its code; safe to repeat',
    query: z.object({ phone_number: mobileNumber(), sms_code: codeField }),
    answer: z.unknown(),
    samples: [],
    isSpecified: true,
  }),

  send: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/validation/send',
    access: 'anyone',
    summary: 'Sends a code to a number',
    body: { encoding: 'form', fields: z.object({ number: mobileNumber(), session }) },
    answer: CodeSent,
    samples: [{ retry_after: 60 }],
    isSpecified: true,
  }),

  validate: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/validation/validate',
    access: 'anyone',
    summary: 'Confirms a number by its code',
    body: { encoding: 'form', fields: z.object({ number: mobileNumber(), code: codeField, session }) },
    answer: CodeConfirmed,
    samples: [confirmed],
    isSpecified: true,
  }),

  sendByEmail: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/validation/email/send',
    access: 'user',
    summary: 'Sends a code to the email of the user while SMS is unavailable',
    body: { encoding: 'form', fields: z.object({ number: mobileNumber() }) },
    answer: CodeSent,
    samples: [{ retry_after: 60 }],
  }),

  validateByEmail: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/validation/email/validate',
    access: 'user',
    summary: 'Confirms a number by an emailed code',
    body: { encoding: 'form', fields: z.object({ number: mobileNumber(), code: codeField }) },
    answer: CodeConfirmed,
    samples: [confirmed],
  }),
}
