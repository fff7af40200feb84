import { usePage } from '~/page/use-page'
import { BaseLayout, type LayoutProps } from './base-layout'
import { CompactFooter, CompactHeader } from './compact-parts'
import { ProgressBar } from './progress-bar'
import { ServerFooterBanner, ServerSupportLauncher, useDialogOnServer } from './server-parts'
import { useEnhancements } from './use-enhancements'

/** Renders the layout of the map, which is hydrated and therefore imports as little as possible. */
export function MapPageLayout({ children, isError }: LayoutProps) {
  const { layout } = usePage()
  const dialog = useDialogOnServer()
  useEnhancements()
  return (
    <BaseLayout
      dialog={dialog}
      header={<CompactHeader layout={layout} />}
      footer={
        <>
          {isError ? null : <ServerFooterBanner />}
          <CompactFooter layout={layout} />
          <ServerSupportLauncher />
        </>
      }
    >
      <ProgressBar />
      {children}
    </BaseLayout>
  )
}
