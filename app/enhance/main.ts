import { enhanceAddedElements, enhanceElements } from './enhance-elements'
import { enhancements, pageEnhancements } from './registry'

// The one module of plain documents: what it adds, they work without. docs/enhance.md
for (const enhancePage of pageEnhancements) enhancePage()
enhanceElements(enhancements)
enhanceAddedElements(enhancements)
