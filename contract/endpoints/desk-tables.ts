import { z } from 'zod'
import { QUESTIONNAIRE_LISTS } from '../desk'
import { questionnaireFields } from '../forms/desk'
import { optionalText } from '../forms/field-schemas'
import { DeskRow, DeskRows, SavedDeskRow } from '../schemas/desk-tables'
import {
  AddedQuestionnaire,
  OperatorQuestionnaire,
  OperatorQuestionnairePage,
} from '../schemas/operator-questionnaires'
import { defineEndpoint } from './endpoint'
import { idempotencyKey, optionalId, paging, queryWord } from './fields'

/** Maximum size of a row; an article is the longest. */
const MAX_ROW_BYTES = 6 * 1_024 * 1_024

const changeFields = z.object({ idempotency_key: idempotencyKey, version: optionalText(40) })

const act = { operator: 'ლია', created_at: '2026-11-24 11:00:00', text: '' }

/** Editable rows of the site. Each change is logged with the previous values. */
export const tableEndpoints = {
  rows: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/tables/{table}',
    access: 'operator',
    summary: 'Rows of a table, in the order of their display',
    answer: DeskRows,
    samples: [
      [
        {
          id: 100,
          name: 'For sale',
          values: { title_en: 'For sale', url: '/s?deal_types=1', is_shown: '1' },
        },
      ],
    ],
    mayBeMissing: true,
  }),

  row: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/tables/{table}/{id}',
    access: 'operator',
    summary: 'Row of a table; the id `new` is a row to be added',
    answer: DeskRow,
    samples: [
      {
        id: 100,
        name: 'For sale',
        version: '0cc175b9c0f1b6a831c399e269772661',
        values: { title_en: 'For sale', url: '/s?deal_types=1', is_shown: '1' },
        references: { parent_id: [{ id: 100, name: 'For sale' }] },
        acts: [{ ...act, act: 'change' }],
      },
    ],
    mayBeMissing: true,
  }),

  add: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/tables/{table}',
    access: 'operator',
    summary: 'Adds a row with the fields of its table',
    body: { encoding: 'json', fields: changeFields, takesFurtherFields: true, maxBytes: MAX_ROW_BYTES },
    answer: SavedDeskRow,
    samples: [{ id: 101 }],
    mayBeMissing: true,
  }),

  change: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/tables/{table}/{id}',
    access: 'operator',
    summary: 'Changes a row, if its version is unchanged',
    body: { encoding: 'json', fields: changeFields, takesFurtherFields: true, maxBytes: MAX_ROW_BYTES },
    answer: SavedDeskRow,
    samples: [{ id: 100 }],
    mayBeMissing: true,
  }),

  remove: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/tables/{table}/{id}/remove',
    access: 'operator',
    summary: 'Removes a row, if its version is unchanged',
    body: { encoding: 'json', fields: changeFields },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),
}

const questionnaire = {
  id: 2,
  subject: 'A flat in Vake',
  is_template: false,
  person: { id: 7, name: 'Walnut' },
  created_at: '2026-11-20 10:00:00',
  is_begun: false,
  answered_at: '2026-11-21 12:00:00',
}

/** Questionnaires, their recipients and answers. Questions are a table of the desk. */
export const operatorQuestionnaireEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/questionnaires',
    access: 'operator',
    summary: 'Questionnaires, newest first, and the templates',
    query: z.object({ list: queryWord(QUESTIONNAIRE_LISTS), ...paging() }),
    answer: OperatorQuestionnairePage,
    samples: [
      {
        data: [questionnaire],
        total: 1,
        last_page: 1,
        count_by_list: { open: 0, answered: 1, templates: 1 },
        templates: [{ id: 1, name: 'Questions before the valuation' }],
      },
    ],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/questionnaires/{id}',
    access: 'operator',
    summary: 'Questionnaire with its questions and answers',
    answer: OperatorQuestionnaire,
    samples: [
      {
        ...questionnaire,
        token: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
        groups: [
          {
            title: 'The property',
            heading: { id: 11, position: 10 },
            questions: [
              { id: 12, position: 20, name: 'area', title: 'Area, m²', type: 'number', required: 1 },
            ],
          },
        ],
        answers: { area: '60' },
        acts: [{ ...act, act: 'add' }],
      },
    ],
    mayBeMissing: true,
  }),

  create: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/questionnaires',
    access: 'operator',
    summary: 'Creates a questionnaire; one without an email is a template',
    body: {
      encoding: 'json',
      fields: questionnaireFields.extend({
        template_id: optionalId,
        idempotency_key: idempotencyKey,
      }),
    },
    answer: AddedQuestionnaire,
    samples: [{ id: 3 }],
  }),
}
