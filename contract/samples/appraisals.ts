import { AppraisalPackageChosen, AppraisalRequestCreated, Raters } from '../schemas/appraisals'
import { sample } from './sample'

const ID = '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11'

export const appraisalSamples = [
  sample('GET /raters', Raters, [
    {
      id: 1,
      name: 'Nino Sample',
      company: 'Sample Appraisals',
      certificate: 'A-1',
      price: 250,
      currency: 'GEL',
    },
  ]),
  sample('POST /api/rate-requests/create', AppraisalRequestCreated, { id: ID }),
  sample('POST /api/rate-requests/choose-rate-type/{id}', AppraisalPackageChosen, {
    id: ID,
    price: 250,
    currency: 'GEL',
  }),
]
