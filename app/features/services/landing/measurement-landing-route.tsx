import { pageAction } from '~/features/dialogs/index.server'
import { forbidden } from '~/http/error-responses.server'

/** Returns 403: the measuring service has no public landing page. */
export function loader(): never {
  throw forbidden('errors.page_not_found')
}

export const action = pageAction()

export default function MeasurementLandingForbidden() {
  return null
}
