import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useSendAgain } from '~/forms/unsent-form'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'
import { ErrorPage } from './error-page'
import { useRetryHref } from './use-retry-href'

/** Renders the error of a failed root loader, without a layout. */
export function MinimalErrorPage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const retryHref = useRetryHref(status)
  const SendAgain = useSendAgain()
  return (
    <main id="main">
      <ErrorPage
        status={status}
        homeHref={toLocalizedPath('/', getPathLanguage(pathname))}
        {...(retryHref && { retryHref })}
        SendAgain={SendAgain}
      />
    </main>
  )
}
