import { z } from 'zod'
import {
  ACCOUNT_LEAD_STAGES,
  LEAD_ROUTINGS,
  MAX_ACCOUNT_LEAD_NOTE_LENGTH,
  MAX_LEAD_REMINDER_DAYS,
  MAX_WEBHOOK_URL_LENGTH,
} from '../account-leads'
import { DAY_MS, toGeorgianDate } from '../values/georgian-time'
import { parseDay } from '../values/typed-time'
import { parseUrl } from '../values/url'
import { optionalText, requiredText } from './field-schemas'

/** New stage, with the one that the page showed, so that two people do not overwrite one another. */
export const leadStageFields = z.object({
  stage: z.enum(ACCOUNT_LEAD_STAGES, 'rejected'),
  shown_stage: z.enum(ACCOUNT_LEAD_STAGES, 'rejected'),
})

export const leadNoteFields = z.object({
  text: requiredText(MAX_ACCOUNT_LEAD_NOTE_LENGTH, { missing: 'note_missing' }),
})

/** Day of the reminder, or an empty text for none. */
export const leadReminderFields = z.object({
  remind_on: optionalText(20, 'reminder_day_invalid').transform((text, context): string => {
    if (text === '') return ''
    const day = parseDay(text)
    const inDays = (days: number) => toGeorgianDate(new Date(Date.now() + days * DAY_MS))
    if (day !== undefined && day > inDays(0) && day <= inDays(MAX_LEAD_REMINDER_DAYS)) return day
    context.addIssue('reminder_day_invalid')
    return z.NEVER
  }),
})

/** Agent who looks after a lead, or an empty text for the broker. `shown_id` is the agent on the page. */
export const leadAssigneeFields = z.object({
  assignee_id: optionalText(10, 'rejected'),
  shown_id: optionalText(10, 'rejected'),
})

export const leadRoutingFields = z.object({ routing: z.enum(LEAD_ROUTINGS, 'rejected') })

/** Receiver of an account's leads, or an empty text for none. Its host is resolved when leads are sent. */
export const leadWebhookFields = z.object({
  url: optionalText(MAX_WEBHOOK_URL_LENGTH, 'webhook_url_invalid').transform((text, context): string => {
    if (text === '') return ''
    const url = parseUrl(text)
    if (url?.protocol === 'https:' && url.username === '' && url.password === '') return url.href
    context.addIssue('webhook_url_invalid')
    return z.NEVER
  }),
})
