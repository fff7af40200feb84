import { enhanceAddedElements, enhanceElements } from './enhance-elements'
import { enhancements, pageEnhancements } from './registry'
import { appliesStyleSheets } from './shared/applies-style-sheets'

// The one module of plain documents, which also work without it. See docs/enhance.md.
if (appliesStyleSheets) {
  for (const enhancePage of pageEnhancements) enhancePage()
  enhanceElements(enhancements)
  enhanceAddedElements(enhancements)
}
