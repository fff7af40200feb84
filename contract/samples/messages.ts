import { MessageSettings } from '../schemas/messages'
import { sample } from './sample'

export const messageSamples = [
  sample('GET /users/message-settings', MessageSettings, {
    email: 'nino@example.ge',
    language: 'ka',
    unwanted: ['statements_ending'],
  }),
]
