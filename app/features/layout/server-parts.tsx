import { LayoutBanner } from '~/features/banners'
import { useOpenDialog } from '~/features/dialogs'
import { SupportLauncher } from '~/features/support'
import { useLayoutParts } from './use-layout-parts'

// Parts of the map that only the server renders: the bundle for browsers contains none of their modules.

/** Leaves the markup of the server. */
function ServerMarkup() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which replaces nothing
  return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
}

function RenderedFooterBanner() {
  const { banners } = useLayoutParts()
  return (
    <div>
      <LayoutBanner banner={banners.footer} place="footer" />
    </div>
  )
}

function RenderedSupportLauncher() {
  return (
    <div>
      <SupportLauncher />
    </div>
  )
}

export const ServerFooterBanner = import.meta.env.SSR ? RenderedFooterBanner : ServerMarkup
export const ServerSupportLauncher = import.meta.env.SSR ? RenderedSupportLauncher : ServerMarkup

/** Returns the open dialog. A page with a dialog is not hydrated, so browsers never have one. */
export const useDialogOnServer = import.meta.env.SSR ? useOpenDialog : () => null
