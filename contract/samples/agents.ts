import { AgentPage, Invitations } from '../schemas/agents'
import { sample } from './sample'

export const agentSamples = [
  sample('GET /users/agents', AgentPage, {
    data: [
      {
        id: 5,
        email: 'gia@example.com',
        name: 'Gia Sample',
        phone_number: '555000001',
        avatar: null,
        statements_count: 3,
        since: '2026-11-22 12:30:00',
      },
      { id: 6, email: 'invited@example.com', since: '2026-11-22 12:30:00' },
    ],
    counts: { active: 1, invited: 1 },
    last_page: 1,
  }),
  sample('POST /users/agents/invite', Invitations, [
    { email: 'gia@example.com', status: 'already_yours' },
    { email: 'new@example.com', status: 'invited' },
  ]),
]
