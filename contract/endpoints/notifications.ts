import { z } from 'zod'
import { wordList } from '../forms/field-schemas'
import { NOTIFICATION_RESPONSES } from '../notifications'
import {
  Notification,
  NotificationPage,
  NotificationsMarked,
  UnseenNotifications,
} from '../schemas/notifications'
import { defineEndpoint } from './endpoint'
import { flag, paging } from './fields'

const brokerRequest = {
  uuid: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
  type: 2,
  seen: false,
  created_at: '2026-11-22 12:30:00',
  title: null,
  text: null,
  url: null,
  additional_information: { response: null, sender: 'Sample Homes', statement: null },
}

const message = {
  ...brokerRequest,
  type: 7,
  seen: true,
  additional_information: {
    response: null,
    name: 'Nino',
    phone_number: '555123456',
    message: 'Is it still for sale?',
    statement: { id: 101, dynamic_title: '3-room apartment for sale in Vake' },
  },
}

export const notificationEndpoints = {
  unseen: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/notifications-popup',
    access: 'user',
    summary: 'Latest unseen notifications and their number',
    answer: UnseenNotifications,
    samples: [{ count: 1, items: [brokerRequest], unread_conversations: 1 }],
    isSpecified: true,
  }),

  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/notifications',
    access: 'user',
    summary: 'Page of notifications, latest first',
    query: z.object({ ...paging(15), unseen: flag }),
    answer: NotificationPage,
    samples: [
      {
        data: [brokerRequest, message],
        count: 1,
        total: 2,
        last_page: 1,
      },
    ],
    isSpecified: true,
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/notifications/{uuid}',
    access: 'owner',
    summary: 'Notification by its UUID',
    answer: Notification,
    samples: [
      {
        ...brokerRequest,
        type: 99,
        seen: 0,
        additional_information: null,
      },
    ],
    mayBeMissing: true,
  }),

  markSeen: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'notifications/toggle-seen',
    access: 'user',
    summary: 'Marks notifications as seen or unseen; the word `all` stands for all of them',
    body: { encoding: 'form', fields: z.object({ notification_uuids: wordList(), seen: flag }) },
    answer: NotificationsMarked,
    samples: [{ changed: 1, count: 0 }],
    isSpecified: true,
  }),

  respond: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'notifications/{uuid}/respond',
    access: 'owner',
    summary: 'Accepts or declines the request of a notification',
    body: {
      encoding: 'json',
      fields: z.object({ response: z.enum(NOTIFICATION_RESPONSES, 'must be accepted or declined') }),
    },
    answer: z.unknown(),
    samples: [],
  }),
}
