import { z } from 'zod'
import { AGENT_TABS } from '../accounts'
import { listField, wordList } from '../forms/field-schemas'
import { newOwner } from '../forms/own-statements'
import { companyProfileFields, displayName, invitedContacts, personalFields } from '../forms/profile'
import { NOTIFICATION_RESPONSES } from '../notifications'
import { MAX_PROFILE_PICTURE_BYTES, PROFILE_PICTURE_KINDS } from '../public-profile'
import {
  AgentCompany,
  AgentInvitation,
  AgentPage,
  Invitations,
  ProfilePictureUploaded,
  PublicProfile,
} from '../schemas/accounts'
import { StatementActionResult } from '../schemas/own-statements'
import { isUuid } from '../values/ids'
import { defineEndpoint } from './endpoint'
import { fileField, paging, queryText, queryWord } from './fields'

/** Makes a field optional, so that it stays unchanged. An empty text clears it. */
const nullable = <Value>(field: z.ZodType<Value, string | undefined>) =>
  z
    .string()
    .transform((text): string | undefined => text)
    .pipe(field)
    .transform((value) => value || null)
    .optional()

const pictureToken = z
  .string()
  .refine((token) => token === '' || isUuid(token), 'must be a token of a picture')

const { shape: person } = personalFields

const { shape: company } = companyProfileFields

/** Fields that only the user sees; missing ones stay unchanged. */
export const personalChanges = personalFields
  .extend({
    personal_number: nullable(person.personal_number),
    birth_date: person.birth_date.transform((day) => day || null),
    sex: person.sex.transform((sex) => sex || null),
  })
  .partial()

/** Fields that others see. */
export const publicChanges = z.object({
  display_name: displayName.person.optional(),
  photo_token: nullable(pictureToken),
  cover_token: nullable(pictureToken),
  about: company.about,
  foundation_date: nullable(company.foundation_date),
  website: nullable(company.website),
  address: company.address,
  links: z
    .string()
    .transform((text): z.input<typeof company.links> => [...new Set(text.split(/\s+/).filter(Boolean))])
    .pipe(company.links)
    .optional(),
  additional_phone: nullable(company.additional_phone),
  public_email: nullable(company.public_email),
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
    body: { encoding: 'form', fields: personalChanges.extend(publicChanges.shape) },
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

/** JSON Schema of a list of emails and numbers. */
const CONTACTS = { type: 'array', items: { type: 'string' } }

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
    summary: 'Invites agents, with or without an account, by email or mobile number, with a result for each',
    body: {
      encoding: 'form',
      fields: z.object({ contacts: listField(wordList().pipe(invitedContacts), CONTACTS) }),
    },
    answer: Invitations,
    samples: [
      [
        { contact: 'gia@example.com', status: 'already_yours' },
        { contact: 'new@example.com', status: 'invited' },
      ],
    ],
  }),

  checkInvitation: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/agent-invitations/check',
    access: 'anyone',
    summary: 'Broker who sent the invitation with this code; 404 once it is answered, withdrawn or expired',
    body: { encoding: 'form', fields: z.object({ code: queryText }) },
    answer: AgentInvitation,
    samples: [{ broker: 'Sample Homes', slug: 'sample-homes', expires_at: '2026-12-06 12:30:00' }],
    mayBeMissing: true,
  }),

  respondToInvitation: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/agent-invitations/respond',
    access: { types: ['agent'] },
    summary: 'Accepts or declines the invitation with this code; safe to repeat',
    body: {
      encoding: 'form',
      fields: z.object({ code: queryText, response: queryWord(NOTIFICATION_RESPONSES) }),
    },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  reassign: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/agents/statements/reassign',
    access: { types: ['broker'] },
    summary:
      'Hands statements of the company or its agents over to an agent, or to the company itself; safe to repeat',
    body: {
      encoding: 'form',
      fields: z.object({ statements: wordList(), agent: newOwner }),
    },
    answer: StatementActionResult,
    samples: [{ changed: [101], unchanged: [], refused: [102] }],
  }),

  remove: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/agents/{id}/remove',
    access: { types: ['broker'] },
    summary: 'Removes an agent, or with the status `invited` revokes the invitation of this id',
    body: { encoding: 'form', fields: z.object({ status: queryWord(AGENT_TABS) }) },
    answer: z.unknown(),
    samples: [],
  }),

  company: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/agents/company',
    access: { types: ['agent'] },
    summary: 'Company that the agent works with',
    answer: AgentCompany,
    samples: [
      { company: { id: 3, name: 'Sample Homes', slug: 'sample-homes', since: '2026-11-22 12:30:00' } },
      { company: null },
    ],
  }),

  leave: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/agents/leave',
    access: { types: ['agent'] },
    summary: 'Ends the work of the agent for this company; 404 if the agent does not work with it',
    body: { encoding: 'form', fields: z.object({ company: queryText }) },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),
}
