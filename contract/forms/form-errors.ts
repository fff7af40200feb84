import type { z } from 'zod'
import { MAX_LEAD_REMINDER_DAYS } from '../account-leads'
import { MIN_USER_SEARCH_LENGTH } from '../desk'
import { MAX_WAITING_DAYS } from '../leads'

export const REQUIRED = 'is required'

/**
 * Error keys of the shared forms, each with the message of our API, which continues "The … field".
 * The web app translates the keys: `errors` of `locales/{ka,en,ru}/forms.json`. `{count}` is the bound.
 */
const API_MESSAGES = {
  rejected: 'is not valid',
  value_missing: REQUIRED,
  too_long: 'must not be longer than {count} characters',

  account_type_missing: REQUIRED,
  address_missing: REQUIRED,
  agent_missing: REQUIRED,
  amount_missing: REQUIRED,
  any_phone_missing: REQUIRED,
  area_missing: REQUIRED,
  block_reason_missing: REQUIRED,
  cadastral_code_missing: REQUIRED,
  call_off_reason_missing: REQUIRED,
  city_missing: REQUIRED,
  comment_missing: REQUIRED,
  company_code_missing: REQUIRED,
  company_missing: REQUIRED,
  contacts_missing: REQUIRED,
  deal_missing: REQUIRED,
  email_missing: REQUIRED,
  new_email_missing: REQUIRED,
  email_or_phone_missing: REQUIRED,
  first_name_missing: REQUIRED,
  frequency_missing: REQUIRED,
  last_name_missing: REQUIRED,
  logo_missing: REQUIRED,
  message_missing: REQUIRED,
  name_missing: REQUIRED,
  new_password_missing: REQUIRED,
  note_missing: REQUIRED,
  passkey_not_added: REQUIRED,
  password_missing: REQUIRED,
  personal_number_missing: REQUIRED,
  phone_missing: REQUIRED,
  promo_code_missing: REQUIRED,
  reason_missing: REQUIRED,
  refusal_reason_missing: REQUIRED,
  registration_missing: REQUIRED,
  reply_missing: REQUIRED,
  search_name_missing: REQUIRED,
  statement_missing: REQUIRED,
  subject_en_missing: REQUIRED,
  subject_ka_missing: REQUIRED,
  subject_ru_missing: REQUIRED,
  tour_url_missing: REQUIRED,
  type_missing: REQUIRED,
  template_missing: 'must be a template',
  reminder_day_invalid: `must be a day from tomorrow, at most ${MAX_LEAD_REMINDER_DAYS} days ahead`,
  webhook_url_invalid: 'must be an address that begins with https://',
  waiting_day_invalid: `must be a day from tomorrow, at most ${MAX_WAITING_DAYS} days ahead`,
  user_search_missing: `must have ${MIN_USER_SEARCH_LENGTH} characters or more`,
  stay_check_in_missing: 'must be a time, such as 14:00',
  stay_check_out_missing: 'must be a time, such as 12:00',
  stay_from_missing: REQUIRED,
  stay_to_missing: REQUIRED,
  viewing_day_missing: REQUIRED,
  viewing_end_missing: 'must be a time, such as 14:30',
  viewing_start_missing: 'must be a time, such as 14:30',
  viewing_time_missing: REQUIRED,
  visit_reason_missing: REQUIRED,
  visit_time_missing: 'must be a time, such as 14:30',
  visitor_missing: REQUIRED,

  comment_too_long: 'must not be longer than {count} characters',
  message_too_long: 'must not be longer than {count} characters',
  name_too_long: 'must not be longer than {count} characters',
  too_many_contacts: 'must not hold more than {count} emails and numbers',
  too_many_links: 'must not hold more than {count}',

  amount_currency: 'must be an amount in lari',
  amount_decimals: 'must be an amount in lari with at most two decimals',
  amount_invalid: 'must be an amount in lari with at most two decimals',
  any_phone_invalid: 'must be a phone number, with its country code unless it is Georgian',
  area_invalid: 'must be an area in square metres',
  area_range_invalid: 'must not be less than where it begins',
  area_unclear: 'must be an area in square metres',
  area_unit: 'must be an area in square metres',
  birth_date_invalid: 'must be a day of the last 120 years',
  cadastral_code_invalid: 'must be a cadastral code',
  company_code_invalid: 'must be 11 digits, or 9 of a company',
  day_invalid: 'must be a day from today on',
  email_invalid: 'must be an email address',
  email_lookalike: 'mixes letters of several alphabets',
  foundation_date_invalid: 'must be a day of the past',
  link_invalid: 'must be an address of the web',
  operator_missing: 'must be an operator',
  order_area_invalid: 'must be an area in square metres',
  password_holds_email: 'must not contain the email',
  password_short: 'must have {count} characters or more',
  personal_number_invalid: 'must have 11 digits',
  phone_invalid: 'must be a Georgian mobile number: nine digits, the first of them 5',
  agent_without_phone: 'has no confirmed phone number',
  deal_changed: 'does not fit the deal',
  price_currencies_differ: 'must be in the currency of the other price',
  price_currency: 'must be in lari or dollars',
  price_invalid: 'must be a price',
  price_per_area: 'must be a price',
  price_too_large: 'must not be more than {count}',
  price_too_small: 'must not be less than {count}',
  price_whole: 'must be a whole number',
  price_range_invalid: 'must not be less than where it begins',
  registered_number_invalid: 'must be the number of a company or a person',
  stay_day_invalid: 'must be a day from today on, at most a year ahead',
  stay_guests_invalid: 'must be a number from 1 to {count}',
  stay_max_nights_invalid: 'must be a number from 1 to {count}',
  stay_min_nights_invalid: 'must be a number from 1 to {count}',
  stay_nights_order: 'must not be less than the minimum',
  stay_order: 'must be after the arrival',
  stay_too_long: 'must not be more than {count} nights later',
  viewing_day_invalid: 'must be a day from today on, at most {count} days ahead',
  viewing_hour_past: 'must not be past',
  viewing_hours_short: 'must leave room for one viewing',
  viewing_weeks_far: 'must end at most {count} days ahead',
  website_invalid: 'must be an address of the web',
} as const

export type FormErrorKey = keyof typeof API_MESSAGES

type Issue = z.core.$ZodIssue

/** Returns the arguments of an error: a bound is `count`, and `params` of a rule holds others. */
export function listErrorArgs(issue: Issue): Record<string, string | number> | undefined {
  switch (issue.code) {
    case 'too_big':
      return { count: Number(issue.maximum) }
    case 'too_small':
      return { count: Number(issue.minimum) }
    case 'custom':
      return issue.params
    default:
      return undefined
  }
}

/**
 * Returns the API's message of an issue of a parse with `reportInput`. A message that is not a key is
 * returned as it is. For an unknown choice the message lists the known ones.
 */
export function toApiMessage(issue: Issue): string {
  const { message } = issue
  if (!isFormErrorKey(message)) return message
  if (issue.code === 'invalid_value' && issue.input)
    return `must be one of ${issue.values.filter(Boolean).join(', ')}`
  return API_MESSAGES[message].replace('{count}', String(listErrorArgs(issue)?.count))
}

function isFormErrorKey(text: string): text is FormErrorKey {
  return Object.hasOwn(API_MESSAGES, text)
}
