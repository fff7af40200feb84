import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'
import { useSendAgain } from '~/forms/unsent-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePageIfLoaded } from '~/page/use-page'
import type { LayoutProps } from './base-layout'
import { ErrorPage } from './error-page'
import { MinimalErrorPage } from './minimal-error-page'
import { useRetryHref } from './use-retry-href'

/**
 * Renders an error page in a layout without banners, which needs no call; without a layout if its loader
 * failed.
 */
export function RouteError({ frame: Frame }: { frame: ComponentType<LayoutProps> }) {
  const page = usePageIfLoaded()
  return page ? (
    <Frame isError>
      <FailedProgressBar />
      <RouteErrorMessage />
    </Frame>
  ) : (
    <MinimalErrorPage />
  )
}

/** Shows the failed navigation of a hydrated page. */
function FailedProgressBar() {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated ? <div className="progress failed" /> : null
}

/** Error with a text instead of a key: see routes/refused.tsx. */
type ErrorData = { text?: string } | null | undefined

function RouteErrorMessage() {
  const error = useRouteError()
  const page = usePageIfLoaded()
  const language = page?.language ?? 'ka'
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: undefined }
  const retryHref = useRetryHref(status)
  const SendAgain = useSendAgain()
  const lost = status === 404
  return (
    <ErrorPage
      status={status}
      {...(typeof data === 'string' ? { message: data } : { text: (data as ErrorData)?.text })}
      homeHref={toLocalizedPath('/', language)}
      {...(retryHref && { retryHref })}
      SendAgain={SendAgain}
      {...(lost && {
        searchAction: toLocalizedPath('/s', language),
        links: page?.layout.nav.slice(0, 3) ?? [],
      })}
      {...(status >= 500 && page && { reference: page.requestId })}
    />
  )
}
