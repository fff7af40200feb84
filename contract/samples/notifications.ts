import {
  Notification,
  NotificationPage,
  NotificationsMarked,
  UnseenNotifications,
} from '../schemas/notifications'
import { sample } from './sample'

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

export const notificationSamples = [
  sample('GET /users/notifications', NotificationPage, {
    data: [brokerRequest, message],
    count: 1,
    total: 2,
    last_page: 1,
  }),
  sample('GET /users/notifications-popup', UnseenNotifications, { count: 1, items: [brokerRequest] }),
  // Of another upstream: an unknown type, and a number for what was seen.
  sample('GET /users/notifications/{uuid}', Notification, {
    ...brokerRequest,
    type: 99,
    seen: 0,
    additional_information: null,
  }),
  sample('POST /notifications/toggle-seen', NotificationsMarked, { changed: 1, count: 0 }),
]
