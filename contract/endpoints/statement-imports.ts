import { z } from 'zod'
import {
  ConfirmedImport,
  ReceivedArchive,
  StartedImport,
  StatementImport,
} from '../schemas/statement-imports'
import { IMPORT_MODES, IMPORTING_TYPES } from '../statement-imports'
import { defineEndpoint } from './endpoint'
import { queryWord } from './fields'

const UUID = '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11'

const counts = { drafts: 2, published: 0, in_review: 0, unchanged: 1, left_out: 1 }

/** Files of many statements, with a preview. */
export const importEndpoints = {
  start: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statement-imports',
    access: { types: IMPORTING_TYPES },
    summary: 'Reads a CSV or XML file; publishes nothing yet',
    takesFile: true,
    answer: StartedImport,
    samples: [{ id: UUID }, { refusal: 'too_large' }],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statement-imports/{id}',
    access: 'owner',
    summary: 'Lines of a file, and what would become of each',
    answer: StatementImport,
    samples: [
      {
        id: UUID,
        lines: [
          {
            line: 2,
            external_id: 'A-1',
            outcome: 'new',
            statement_id: null,
            is_complete: true,
            values: { deal_type_id: '1' },
            photos: 2,
            errors: [],
          },
        ],
        unknown_columns: ['Remarks'],
        reading: {
          format: 'csv',
          encoding: 'utf-8',
          separator: 'comma',
          profile: null,
          columns: [{ heading: 'Deal', field: 'deal_type_id' }],
        },
        result: counts,
        photos: {
          waiting: 1,
          added: 3,
          failed: [
            { line: 2, source: 'https://photos.example.ge/1.jpg', failure: 'refused', draft_id: UUID },
          ],
        },
        archives: [
          {
            id: UUID,
            name: 'photos.zip',
            photos: 2,
            lines: 1,
            skipped: [{ name: 'plan.pdf', reason: 'not_a_picture' }],
            skipped_count: 1,
          },
        ],
      },
    ],
    mayBeMissing: true,
  }),

  addArchive: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statement-imports/{id}/archives',
    access: 'owner',
    summary: 'Reads a ZIP file with photos of the lines; safe to repeat until the confirmation',
    takesFile: true,
    answer: ReceivedArchive,
    samples: [{ photos: 12 }, { refusal: 'encrypted' }],
    mayBeMissing: true,
  }),

  confirm: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statement-imports/{id}/confirm',
    access: 'owner',
    summary: 'Saves all lines or none; safe to repeat',
    body: { encoding: 'json', fields: z.object({ mode: queryWord(IMPORT_MODES) }) },
    answer: ConfirmedImport,
    samples: [counts],
    mayBeMissing: true,
  }),
}
