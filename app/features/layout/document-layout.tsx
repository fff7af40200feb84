import type { ReactNode } from 'react'
import { LayoutBanner } from '~/features/banners'
import { useOpenDialog } from '~/features/dialogs'
import { SupportLauncher } from '~/features/support'
import { BaseLayout, type LayoutProps } from './base-layout'
import { useLayoutParts } from './use-layout-parts'

interface DocumentLayoutProps extends LayoutProps {
  header: ReactNode
  footer: ReactNode
}

/** Renders the layout of plain documents. */
export function DocumentLayout({ header, footer, children, isError }: DocumentLayoutProps) {
  const { banners } = useLayoutParts()
  return (
    <BaseLayout
      dialog={useOpenDialog()}
      header={header}
      footer={
        <>
          {isError ? null : <LayoutBanner banner={banners.footer} place="footer" />}
          {footer}
          <SupportLauncher />
        </>
      }
    >
      {children}
    </BaseLayout>
  )
}
