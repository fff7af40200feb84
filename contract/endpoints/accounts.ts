import { z } from 'zod'
import { AccountTasks } from '../schemas/account-tasks'
import { GroupedInfo, Sessions, SessionsEnded } from '../schemas/accounts'
import { defineEndpoint } from './endpoint'

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

export const accountEndpoints = {
  currentUser: defineEndpoint({
    api: 'statements',
    method: 'GET',
    path: 'auth/grouped-info',
    aliases: [
      'statements/auth/grouped-info/{suffix}',
      'v1/microservice/auth/grouped-info',
      'v1/microservice/auth/grouped-info/{suffix}',
    ],
    access: 'user',
    summary: 'Account of the user; any suffix of the path is accepted',
    answer: GroupedInfo,
    samples: [
      { user: account },
      {
        id: 8,
        email: 'levan@example.com',
        roles: [{ name: 'physical' }],
        balance: '12.00',
      },
    ],
    isSpecified: true,
  }),

  logout: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'auth/logout',
    access: 'anyone',
    summary: 'Ends the session; safe to repeat',
    answer: z.unknown(),
    samples: [],
    isSpecified: true,
  }),

  expiredSessionLogout: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'logout',
    access: 'anyone',
    summary: 'Ends the session; called after any answer 401',
    answer: z.unknown(),
    samples: [],
    isSpecified: true,
  }),

  tasks: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/account-tasks',
    access: 'user',
    summary: 'Things that wait for the user, the most pressing first',
    answer: AccountTasks,
    samples: [
      {
        tasks: [{ name: 'statement_ending', count: 2, ids: ['101', '102'] }],
        company: { awaits_confirmation: true, missing: ['photo', 'about'] },
        desk: null,
      },
      {
        tasks: [],
        company: null,
        desk: { leads: 4, late_leads: 1, orders: 2, reviews: 0, reports: 1, payments: 0, approvals: 1 },
      },
    ],
    mayBeMissing: true,
  }),

  sessions: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'auth/sessions',
    access: 'user',
    summary: 'Sessions of the account, the current one first',
    answer: Sessions,
    samples: [
      {
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
      },
    ],
  }),

  endOtherSessions: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'auth/sessions/end-others',
    access: 'user',
    summary: 'Ends all other sessions; safe to repeat',
    answer: SessionsEnded,
    samples: [{ ended: 1 }],
  }),

  endOtherSession: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'auth/sessions/end/{id}',
    access: 'user',
    summary: 'Ends another session; safe to repeat',
    answer: SessionsEnded,
    samples: [{ ended: 0 }],
  }),
}
