import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { idOf, optionalText, wordList } from '~contract/forms/field-schemas'
import { closingFields, newOwner, priceChangeFields } from '~contract/forms/own-statements'
import { isUuid, parseId, parseIdLists } from '~contract/values/ids'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

const filter = optionalText(20, 'rejected')

/** Search form, posted, as the names of clients must not be in URLs. An empty text ends the search. */
export const searchForm = defineForm({
  id: 'own-search',
  intent: 'search',
  schema: z.object({
    text: optionalText(MAX_LINE_LENGTH),
    deal_types: filter,
    real_estate_types: filter,
    agent: filter,
    order_by: filter,
  }),
})

/** Maximum number of drafts that the list shows. */
const MAX_DRAFTS = 50

const OPERATIONS = [
  'confirm',
  'hide',
  'show',
  'renew',
  'choose_delete',
  'choose_vip',
  'choose_services',
  'choose_reassign',
  'copy',
] as const

type Operation = (typeof OPERATIONS)[number]

const statements = wordList().transform(parseIdLists)

/** Form of the buttons above the list, which apply to the ticked statements, and in its rows. */
export const statementListForm = defineForm({
  id: 'statement-list',
  schema: z
    .object({
      statements,
      /** Page to show afterwards. Default: the list. */
      return_to: z.string().optional(),
      operation: z
        .string('rejected')
        .transform(parseOperation)
        .pipe(z.object({ name: z.enum(OPERATIONS, 'rejected'), statement: z.number().nullable() })),
    })
    .refine(
      ({ statements: ticked, operation }) => operation.statement || ticked.length > 0,
      'no_statement_ticked',
    ),
  failureKey: 'not_done',
})

export const deleteForm = defineForm({
  id: 'delete-statements',
  intent: 'delete',
  schema: z.object({ statements: statements.pipe(z.array(z.number()).min(1, 'rejected')) }),
  failureKey: 'not_done',
})

export const priceForm = defineForm({
  id: 'statement-price',
  intent: 'price',
  schema: z.object({
    statement: idOf(),
    ...priceChangeFields.shape,
    currency_id: z.enum(['1', '2'], 'rejected'),
    /** Unusual price that the user was shown; sending it again confirms it. */
    confirmed_price: z.string().default(''),
    /** The other price that the question offers. */
    meant_price: z.string().default(''),
  }),
})

export const closeForm = defineForm({
  id: 'close-statement',
  intent: 'close',
  schema: closingFields.extend({ statement: idOf() }),
})

export const reassignForm = defineForm({
  id: 'reassign-statements',
  intent: 'reassign',
  schema: z.object({
    statements: statements.pipe(z.array(z.number()).min(1, 'rejected')),
    agent: newOwner,
  }),
})

const drafts = wordList().transform((ids) => ids.flatMap((text) => text.split(',')).filter(isUuid))

/** Form of the buttons that apply to the ticked drafts. */
export const draftListForm = defineForm({
  id: 'draft-list',
  intent: 'drafts',
  schema: z.object({
    drafts: drafts.pipe(z.array(z.string()).min(1, 'no_draft_ticked').max(MAX_DRAFTS, 'rejected')),
    operation: z.enum(['publish', 'choose_delete'], 'rejected'),
  }),
  failureKey: 'not_done',
})

export const deleteDraftsForm = defineForm({
  id: 'delete-drafts',
  intent: 'delete_drafts',
  schema: z.object({
    drafts: drafts.pipe(z.array(z.string()).min(1, 'rejected').max(MAX_DRAFTS, 'rejected')),
  }),
  failureKey: 'not_done',
})

/** Form of the link in a message, which confirms without signing in. */
export const confirmationForm = defineForm({
  id: 'confirm-availability',
  schema: z.object({}),
  failureKey: 'not_done',
})

/** Returns the value of a row's button. */
export function toRowOperation(operation: Operation, statement: number): string {
  return `${operation}/${statement}`
}

function parseOperation(text: string) {
  const [name, statement] = text.split('/')
  return { name, statement: parseId(statement) ?? null }
}
