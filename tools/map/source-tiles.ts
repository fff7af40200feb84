import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Point } from '../../app/map/projection'

export interface SourceFeature {
  type: number
  properties: Record<string, string | number | boolean>
  parts: Point[][]
}

export interface TileAddress {
  z: number
  x: number
  y: number
}

/** Tiles of the OpenMapTiles schema in a folder `{z}/{x}/{y}.pbf`. */
export class SourceTiles {
  constructor(private readonly folder: string) {}

  list(z: number): TileAddress[] {
    return readdirSync(join(this.folder, String(z))).flatMap((x) =>
      readdirSync(join(this.folder, String(z), x)).map((file) => ({
        z,
        x: Number(x),
        y: Number.parseInt(file, 10),
      })),
    )
  }

  has(address: TileAddress): boolean {
    return existsSync(this.file(address))
  }

  /** Reads features by layer. */
  read(address: TileAddress): Record<string, SourceFeature[]> {
    if (!this.has(address)) return {}
    const { layers } = new VectorTile(new PbfReader(readFileSync(this.file(address))))
    return Object.fromEntries(
      Object.entries(layers).map(([name, layer]) => [
        name,
        Array.from({ length: layer.length }, (_, index) => {
          const feature = layer.feature(index)
          const parts = feature.loadGeometry().map((part) => part.map(({ x, y }): Point => [x, y]))
          return { type: feature.type, properties: { ...feature.properties }, parts }
        }),
      ]),
    )
  }

  private file({ z, x, y }: TileAddress): string {
    return join(this.folder, String(z), String(x), `${y}.pbf`)
  }
}
