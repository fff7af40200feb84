import { forbidden } from '~/http/error-responses.server'

/** The landing of the measuring service is hidden; only its order view is open. */
export function loader(): never {
  throw forbidden('errors.page_not_found')
}

export default function MeasurementLandingForbidden() {
  return null
}
