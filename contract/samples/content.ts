import { ChatToken } from '../schemas/chat'
import { CodeConfirmed, CodeSent } from '../schemas/phone-codes'
import { sample } from './sample'

export const contentSamples = [
  sample('POST /token of the chat', ChatToken, { token: 'c2FtcGxlLXRva2VuLXNhbXBsZQ' }),
  sample('POST /users/validation/send', CodeSent, { retry_after: 60 }),
  sample('POST /users/validation/validate', CodeConfirmed, {
    confirmation: '7a8b9c0d-1e2f-4a3b-8c4d-5e6f7a8b9c0d',
  }),
]
