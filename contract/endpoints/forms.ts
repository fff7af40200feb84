import { z } from 'zod'
import { DynamicForm, Questionnaire } from '../schemas/dynamic-forms'
import { defineEndpoint } from './endpoint'
import { flag, idempotencyKey } from './fields'

/** Maximum size of a form with its files. */
const MAX_FORM_BYTES = 6 * 1_024 * 1_024

const field = {
  name: 'rooms',
  title: 'How many rooms?',
  placeholder: null,
  type: 'select' as const,
  required: true,
  rules: 'required|in:1,2',
  options: [
    { value: 1, title: 'One' },
    { value: '2', title: 'Two' },
  ],
}

/** Forms that operators define. Each has fields of its own. */
export const formEndpoints = {
  form: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'dynamic-forms/{id}',
    access: 'anyone',
    summary: 'Fields of a form',
    answer: DynamicForm,
    samples: [
      {
        id: 3,
        title: 'A survey',
        description: 'Two minutes',
        thank_you: 'Thank you',
        is_closed: false,
        fields: [
          field,
          { name: 'comment', title: 'Anything else?', type: 'textarea', rules: 'between:2,500' },
        ],
      },
    ],
    mayBeMissing: true,
  }),

  submitForm: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'dynamic-forms/{id}',
    access: 'visitor',
    summary: 'Submits a form; repeats with a key count once',
    body: {
      encoding: 'form',
      fields: z.object({ idempotency_key: idempotencyKey }),
      takesFurtherFields: true,
      maxBytes: MAX_FORM_BYTES,
    },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  /** The id is a secret that gives access by itself. */
  questionnaire: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'evaluation/questionnaire/{id}',
    access: 'anyone',
    summary: 'Questions to a customer, with the answers so far',
    answer: Questionnaire,
    samples: [
      {
        id: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
        subject: 'A flat in Vake',
        groups: [{ title: 'The flat', fields: [field] }],
        answers: { rooms: '2' },
        is_answered: false,
      },
    ],
    mayBeMissing: true,
  }),

  answerQuestionnaire: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'evaluation/questionnaire/{id}',
    access: 'anyone',
    summary: 'Saves answers; `is_final` validates and locks them',
    body: { encoding: 'json', fields: z.object({ is_final: flag }), takesFurtherFields: true },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),
}
