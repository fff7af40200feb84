import { z } from 'zod'
import { SEXES } from '../accounts'
import { AGENT_TABS } from '../agents'
import {
  isFoundationDate,
  isProfileUrl,
  MAX_ABOUT_LENGTH,
  MAX_PROFILE_LINKS,
  MAX_PROFILE_PICTURE_BYTES,
  PROFILE_PICTURE_KINDS,
} from '../public-profile'
import { AgentPage, Invitations } from '../schemas/agents'
import { ProfilePictureUploaded, PublicProfile } from '../schemas/public-profile'
import { isBirthDate } from '../values/birth-date'
import { isCalendarDate } from '../values/georgian-time'
import { isUuid } from '../values/ids'
import { isPersonalNumber } from '../values/registry-numbers'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { defineEndpoint } from './endpoint'
import {
  emailField,
  fileField,
  mobileNumber,
  optionalText,
  paging,
  queryText,
  queryWord,
  requiredText,
  wordList,
} from './fields'

/** An empty text clears the field. */
const emptyToNull = <Value>(schema: z.ZodType<Value>) =>
  z.union([z.literal('').transform(() => null), schema]).optional()

const webUrl = optionalText(MAX_LINE_LENGTH).refine(isProfileUrl, 'must be an address of the web')
const pictureToken = z.string().refine(isUuid, 'must be a token of a picture')

const pastDate = z
  .string()
  .refine(isCalendarDate, 'must be a day')
  .refine(isFoundationDate, 'must be a day of the past')

/** Fields that only the user sees; missing ones stay unchanged. */
export const personalFields = z.object({
  first_name: requiredText(MAX_LINE_LENGTH).optional(),
  last_name: requiredText(MAX_LINE_LENGTH).optional(),
  // An empty text clears the field, like the next two.
  personal_number: z
    .string()
    .transform((digits) => digits.replace(/\s/g, ''))
    .refine((digits) => digits === '' || isPersonalNumber(digits), 'must have 11 digits')
    .transform((digits) => digits || null)
    .optional(),
  birth_date: z
    .string()
    .refine((day) => day === '' || isBirthDate(day), 'must be a day of the last 120 years')
    .transform((day) => day || null)
    .optional(),
  sex: z
    .enum(['', ...SEXES])
    .transform((sex) => sex || null)
    .optional(),
  phone_number: mobileNumber.optional(),
})

/** Fields that others see. */
export const publicFields = z.object({
  display_name: requiredText(MAX_LINE_LENGTH).optional(),
  photo_token: emptyToNull(pictureToken),
  cover_token: emptyToNull(pictureToken),
  about: optionalText(MAX_ABOUT_LENGTH),
  foundation_date: emptyToNull(pastDate),
  website: emptyToNull(webUrl),
  address: optionalText(MAX_LINE_LENGTH),
  links: z
    .string()
    .transform((text) => [...new Set(text.split(/\s+/).filter(Boolean))])
    .refine((links) => links.length <= MAX_PROFILE_LINKS, `must not hold more than ${MAX_PROFILE_LINKS}`)
    .refine((links) => links.every(isProfileUrl), 'must be addresses of the web')
    .optional(),
  additional_phone: emptyToNull(mobileNumber),
  public_email: emptyToNull(emailField),
})

/** Room for the framing of a multipart body. */
const FRAMING_BYTES = 10_000

export const profileEndpoints = {
  update: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'profile/update',
    access: 'user',
    summary: 'Changes the given fields of the profile; safe to repeat',
    body: { encoding: 'form', fields: personalFields.extend(publicFields.shape) },
    answer: z.unknown(),
    samples: [],
    isSpecified: true,
  }),

  publicProfile: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'profile/public',
    access: 'user',
    summary: 'What others see of the user',
    answer: PublicProfile,
    samples: [
      {
        type: 'broker',
        slug: 'sample-homes',
        display_name: 'Sample Homes',
        photo: { thumb: '/pictures/own/sample_thumb.webp' },
        cover: null,
        about: 'We sell flats.',
        foundation_date: '2015-05-20',
        website: 'https://homes.example',
        address: 'Sample Street 2',
        links: ['https://social.example/homes'],
        additional_phone: '555000000',
        public_email: 'office@homes.example',
      },
      { display_name: 'Nino' },
    ],
  }),

  uploadPicture: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'profile/pictures',
    access: 'user',
    summary: 'Uploads a picture, and returns the token that puts it into the profile',
    query: z.object({ kind: queryWord(PROFILE_PICTURE_KINDS) }),
    body: {
      encoding: 'form',
      fields: z.object({ picture: fileField }),
      maxBytes: MAX_PROFILE_PICTURE_BYTES + FRAMING_BYTES,
    },
    answer: ProfilePictureUploaded,
    samples: [
      {
        token: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
        picture: { thumb: '/pictures/own/sample_thumb.webp' },
      },
    ],
  }),
}

export const agentEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/agents',
    access: { types: ['broker'] },
    summary: 'Agents of the broker',
    query: z.object({ status: queryWord(AGENT_TABS), q: queryText, ...paging() }),
    answer: AgentPage,
    samples: [
      {
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
      },
    ],
  }),

  invite: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/agents/invite',
    access: { types: ['broker'], isConfirmed: true },
    summary: 'Invites agents by email, with a result for each',
    body: { encoding: 'form', fields: z.object({ emails: wordList }) },
    answer: Invitations,
    samples: [
      [
        { email: 'gia@example.com', status: 'already_yours' },
        { email: 'new@example.com', status: 'invited' },
      ],
    ],
  }),

  remove: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/agents/{id}/remove',
    access: { types: ['broker'] },
    summary: 'Removes an agent, or revokes an invitation',
    body: { encoding: 'form', fields: z.object({ status: queryWord(AGENT_TABS) }) },
    answer: z.unknown(),
    samples: [],
  }),
}
