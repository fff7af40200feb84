import { z } from 'zod'
import { companyLeadFields } from '../forms/contact'
import { NearestSlots, PublicRegistry, SlotMonth } from '../schemas/public-registry'
import { AppraisalPackageChosen, AppraisalRequestCreated, Raters } from '../schemas/services'
import { defineEndpoint } from './endpoint'
import { idempotencyKey, idField, queryId, queryText } from './fields'
import { propertyFields } from './orders'

const ID = '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11'

export const appraisalEndpoints = {
  raters: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'raters',
    access: 'anyone',
    summary: 'Certified appraisers with their lowest prices',
    answer: Raters,
    samples: [
      [
        {
          id: 1,
          name: 'Nino Sample',
          company: 'Sample Appraisals',
          certificate: 'A-1',
          price: 250,
          currency: 'GEL',
        },
      ],
    ],
    isSpecified: true,
  }),

  request: defineEndpoint({
    api: 'express',
    method: 'POST',
    path: 'api/rate-requests/create',
    access: 'visitor',
    summary: 'Describes a property to be appraised; repeats with a key change the same request',
    body: { encoding: 'form', fields: z.object({ ...propertyFields, idempotency_key: idempotencyKey }) },
    answer: AppraisalRequestCreated,
    samples: [{ id: ID }],
    isSpecified: true,
  }),

  choosePackage: defineEndpoint({
    api: 'express',
    method: 'POST',
    path: 'api/rate-requests/choose-rate-type/{id}',
    access: 'visitor',
    summary: 'Chooses the package and the appraiser of a request',
    body: {
      encoding: 'form',
      fields: z.object({
        package_id: idField,
        rater_id: z.preprocess((value) => value || undefined, idField.optional()),
      }),
    },
    answer: AppraisalPackageChosen,
    samples: [{ id: ID, price: 250, currency: 'GEL' }],
    isSpecified: true,
  }),

  requestCompanyCall: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'rate-requests/create',
    access: 'visitor',
    summary: 'Asks to call a company that orders many appraisals; repeats with a key count once',
    body: {
      encoding: 'form',
      fields: companyLeadFields.extend({ idempotency_key: idempotencyKey }),
    },
    answer: z.unknown(),
    samples: [],
    isSpecified: true,
  }),
}

/** Visits to halls of the public registry. */
export const registryEndpoints = {
  registry: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'public-registry',
    access: 'anyone',
    summary: 'Purposes of a visit with their prices, and the halls',
    answer: PublicRegistry,
    samples: [
      {
        services: [
          {
            id: 1,
            key: 'ownership',
            display_name: 'Registration of ownership',
            register_fee: 150,
            packages: [{ id: 40, service_fee: 33.9, vat: 6.1, total: 190 }],
          },
        ],
        branches: [
          { id: 1, city_name: 'Tbilisi', display_name: 'Hall 1', address: 'Sample Street 2' },
          { id: 2, city_name: 'Batumi', display_name: 'Hall 2', address: '' },
        ],
      },
    ],
  }),

  slots: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'public-registry/slots',
    access: 'anyone',
    summary: 'Free times of a hall in a month',
    query: z.object({ branch: queryId, month: queryText }),
    answer: SlotMonth,
    samples: [
      {
        month: '2026-12',
        first_month: '2026-11',
        last_month: '2027-01',
        days: [{ date: '2026-12-01', times: ['10:00', '10:30'] }],
      },
    ],
  }),

  nearestSlots: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'public-registry/slots/nearest',
    access: 'anyone',
    summary: 'Free times of a hall that are nearest to a wished one',
    query: z.object({ branch: queryId, date: queryText, time: queryText }),
    answer: NearestSlots,
    samples: [[{ date: '2026-12-01', time: '10:30' }]],
  }),
}
