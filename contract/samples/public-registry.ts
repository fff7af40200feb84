import { NearestSlots, PublicRegistry, SlotMonth } from '../schemas/public-registry'
import { sample } from './sample'

export const publicRegistrySamples = [
  sample('GET /public-registry', PublicRegistry, {
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
  }),
  sample('GET /public-registry/slots', SlotMonth, {
    month: '2026-12',
    first_month: '2026-11',
    last_month: '2027-01',
    days: [{ date: '2026-12-01', times: ['10:00', '10:30'] }],
  }),
  sample('GET /public-registry/slots/nearest', NearestSlots, [{ date: '2026-12-01', time: '10:30' }]),
]
