import { z } from 'zod'
import { idOf } from '../forms/field-schemas'
import { card, ownCard } from '../samples/statements'
import { HomeStatements } from '../schemas/same-homes'
import { defineEndpoint } from './endpoint'

export const sameHomeEndpoints = {
  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'homes/{id}',
    access: 'visitor',
    summary: 'Statements of one home by different sellers, and the evidence that it is one',
    answer: HomeStatements,
    samples: [
      {
        id: 12,
        data: [card, ownCard],
        own_ids: [],
        pairs: [
          {
            one: 101,
            other: 102,
            score: 8.5,
            evidence: [
              { kind: 'photos', points: 4, figures: [4, 6] },
              { kind: 'area', points: 1, figures: [64.4, 64] },
            ],
            decided_by: null,
          },
          { one: 101, other: 103, score: 3, evidence: [], decided_by: 'operator' },
        ],
      },
    ],
    mayBeMissing: true,
  }),

  separate: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statements/separate',
    access: 'user',
    summary: 'Separates an own statement from the others of its home; safe to repeat',
    body: { encoding: 'json', fields: z.object({ statement_id: idOf() }) },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),
}
