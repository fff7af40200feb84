import { ChatToken } from '../schemas/chat'
import { sample } from './sample'

export const contentSamples = [
  sample('POST /token of the chat', ChatToken, { token: 'c2FtcGxlLXRva2VuLXNhbXBsZQ' }),
]
