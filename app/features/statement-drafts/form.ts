import { z } from 'zod'
import { pinFields } from '~/features/map'
import { defineForm } from '~/forms/define-form'
import { mobileNumber, optionalMobileNumber } from '~contract/forms/field-schemas'
import { type DraftField, type DraftStep, listStepFields } from '~contract/statement-drafts'
import { MAX_PHOTOS, PHOTO_KINDS, PHOTO_OPERATIONS } from '~contract/statement-photos'

const text = z.string().default('')
/** Schema of ticks, which are joined by commas. */
const checkboxes = z
  .union([z.string(), z.array(z.string())])
  .default('')
  .transform((sent) => [sent].flat().filter(Boolean).join())

/** Version of the draft that the page shows. */
const version = z.string().default('').transform(Number)

const STEP_INTENTS = ['next', 'back'] as const

function fieldsOf(step: DraftStep) {
  return Object.fromEntries(
    listStepFields(step).map((field) => [field, field === 'parameters' ? checkboxes : text]),
  ) as Record<DraftField, typeof text>
}

/**
 * Defines the form of a step. The type of property determines its fields and their rules: see
 * `findDraftErrors`.
 */
function defineStep<Step extends DraftStep>(step: Step) {
  const intent = z.enum(STEP_INTENTS).catch('next')
  return defineForm({ id: `statement-${step}`, schema: z.object({ ...fieldsOf(step), version, intent }) })
}

export const kindForm = defineStep('kind')
export const propertyForm = defineStep('home')
export const descriptionForm = defineStep('words')

export const priceForm = defineForm({
  id: 'statement-price',
  schema: z.object({
    ...fieldsOf('price'),
    version,
    /** Unusual price that the user was shown; sending it again confirms it. */
    confirmed_price: text,
    /** The other price that the question offers. */
    meant_price: text,
    intent: z.enum(STEP_INTENTS).catch('next'),
  }),
})

const PLACE_INTENTS = [...STEP_INTENTS, 'find', 'choose', 'pin', 'pin_city'] as const

export const placeForm = defineForm({
  id: 'statement-place',
  schema: z.object({
    ...fieldsOf('place'),
    version,
    /** Hidden field that holds the pin's errors. */
    marker: text,
    /** Coordinates of a found place. */
    found: text,
    /** Address to which the ids belong. */
    shown_address: text,
    [pinFields.centre]: text,
    [pinFields.zoom]: text,
    [pinFields.step]: text,
    [pinFields.pressX]: text,
    [pinFields.pressY]: text,
    intent: z.enum(PLACE_INTENTS).catch('next'),
  }),
})

export const contactForm = defineForm({
  id: 'statement-contact',
  intent: 'next',
  draft: 'statement-contact',
  phoneProof: 'account',
  schema: z.object({
    owner_name: text,
    phone_number: mobileNumber(),
    client_name: text,
    client_phone: optionalMobileNumber(),
    client_note: text,
    version,
  }),
})

/** Contact of an agent's statement that the company edits: the number is chosen among confirmed ones. */
export const agentContactForm = defineForm({
  id: 'statement-agent-contact',
  intent: 'next',
  schema: contactForm.schema,
})

const texts = z.array(z.string().default('')).default([])

/** Form that adds and changes photos; each button saves all captions. */
export const photosForm = defineForm({
  id: 'statement-photos',
  schema: z.object({
    /** Files, which are processed as they arrive, before any schema. */
    photos: text,
    tokens: z.array(z.guid('rejected')).max(MAX_PHOTOS, 'rejected').default([]),
    captions: texts,
    /** Intent of the buttons that leave the step; others name an operation. */
    intent: text,
    kinds: z.array(z.enum(PHOTO_KINDS).catch('photo')).default([]),
    /** Chosen place of each photo, counted from 1. */
    places: texts,
    operation: z
      .string()
      .default('')
      .transform((value) => value.split('/'))
      .pipe(z.tuple([z.enum(['save', ...PHOTO_OPERATIONS]).catch('save')]).rest(z.string())),
  }),
})

export const publishForm = defineForm({
  id: 'statement-publish',
  schema: z.object({ publish: text, confirmed_price: text }),
  failureKey: 'not_done',
})

export const deleteDraftForm = defineForm({
  id: 'delete-draft',
  schema: z.object({ delete: text }),
  failureKey: 'not_done',
})
