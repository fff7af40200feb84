import { Measurements } from '../schemas/measurements'
import { sample } from './sample'

export const measurementSamples = [
  sample('GET /measure', Measurements, [
    {
      order_id: 31,
      address: 'Tbilisi, Barnovi Street 1',
      ordered_area: 80,
      measured_area: 83.5,
      difference: 5.25,
      currency: 'GEL',
      state: 'measured',
      visit_at: '2026-12-01 11:00:00',
      has_drawing: true,
      created_at: '2026-11-22 12:30:00',
    },
    { order_id: 32, address: '', ordered_area: 40, state: 'ordered' },
  ]),
]
