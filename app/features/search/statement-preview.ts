import { lazy } from 'react'
import { StatementPreviewCard } from './statement-preview-card'

/** The server renders pages in one go; a browser loads the preview when a pin is pressed. */
export const StatementPreview = import.meta.env.SSR
  ? StatementPreviewCard
  : lazy(async () => ({ default: (await import('./statement-preview-card')).StatementPreviewCard }))
