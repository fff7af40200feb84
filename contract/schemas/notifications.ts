import { z } from 'zod'
import { NOTIFICATION_OUTCOMES } from '../notifications'
import { countedPageOf } from './envelope'
import { georgianTime, id, optionalCount, optionalId, optionalLinkUrl, optionalText } from './primitives'
import { rowsOf } from './rows'

const Details = z.object({
  response: z.enum(NOTIFICATION_OUTCOMES).nullish().catch(undefined),
  /** A broker, or a user who requests a phone number. */
  sender: optionalText,
  /** The author of a message. */
  name: optionalText,
  phone_number: optionalText,
  message: optionalText,
  /** The search request that matches the statement. */
  client_id: optionalId,
  statement: z.object({ id, dynamic_title: z.string() }).nullish(),
})

export const Notification = z.object({
  uuid: z.string(),
  /** Number from `NOTIFICATION_KIND`, or a newer one. */
  type: z.number().int(),
  seen: z.union([z.boolean(), z.number()]).transform(Boolean),
  created_at: georgianTime,
  title: optionalText,
  text: optionalText,
  url: optionalLinkUrl,
  additional_information: Details.nullish().catch(undefined),
})

/** `GET /users/notifications`; `count` is the number of unread ones. */
export const NotificationPage = countedPageOf(Notification).extend({ count: z.number().int() })

export const UnseenNotifications = z.object({
  count: z.number().int(),
  items: rowsOf(Notification).default([]),
  /** Number of conversations with unread messages. */
  unread_conversations: optionalCount,
})

export const NotificationsMarked = z.object({ changed: z.number(), count: z.number() })
