import { hoverColor, selectedColor, type DrawingTheme } from './drawing.ts';
import { minLegiblePixels } from './labels.ts';

/** A rule of a style sheet. The types of Cytoscape.js lack values such as `data(shape)`. */
export interface CytoscapeRule {
  readonly selector: string;
  readonly style: Readonly<Record<string, string | number | readonly number[]>>;
}

/**
 * Returns the style sheet of the Cytoscape.js drawing. Colors, shapes and widths come from the elements; `opacity` is that
 * of edges that do not stand out.
 */
export const cytoscapeRules = (theme: DrawingTheme, opacity = 1): CytoscapeRule[] => [
  nodeRule,
  ...labelRules(theme),
  ...edgeRules(theme, opacity),
  ...stateRules,
];

const nodeRule: CytoscapeRule = {
  selector: 'node',
  style: {
    'background-color': 'data(color)',
    shape: 'data(shape)',
    width: 'data(size)',
    height: 'data(size)',
    'border-width': 0,
    'overlay-opacity': 0,
  },
};

const labelRules = ({ ink, paper }: DrawingTheme): CytoscapeRule[] => [
  {
    selector: 'node[permanent], node.near',
    style: {
      label: 'data(label)',
      color: ink,
      'font-family': 'Inter, Helvetica, Arial, sans-serif',
      'font-size': 'data(font)',
      'text-wrap': 'wrap',
      'text-valign': 'bottom',
      'text-halign': 'center',
      'text-margin-y': 1,
      'text-outline-color': paper,
      'text-outline-width': 1,
      'min-zoomed-font-size': minLegiblePixels,
      'z-index': 2,
    },
  },
  {
    selector: 'node[permanent]',
    style: { 'min-zoomed-font-size': 0, 'text-outline-width': 'data(outline)', 'z-index': 5 },
  },
];

const edgeRules = ({ quiet }: DrawingTheme, opacity: number): CytoscapeRule[] => [
  {
    selector: 'edge',
    style: {
      'curve-style': 'bezier',
      'line-color': 'data(color)',
      width: 'data(width)',
      'target-arrow-color': 'data(color)',
      'target-arrow-shape': 'data(arrow)',
      'arrow-scale': 0.7,
      'loop-direction': '-45deg',
      'loop-sweep': '-70deg',
      opacity,
      'overlay-opacity': 0,
    },
  },
  {
    selector: 'edge[dashed]',
    style: { 'line-style': 'dashed', 'line-dash-pattern': [5, 3], 'line-dash-offset': 'data(dashOffset)' },
  },
  { selector: 'edge[uploaded]', style: { 'line-outline-width': 0.5, 'line-outline-color': quiet } },
];

/** The selection wins over the pointer. */
const stateRules: readonly CytoscapeRule[] = [
  { selector: 'edge.lit', style: { opacity: 1, 'z-index': 5 } },
  { selector: '.dim', style: { opacity: 0.12 } },
  { selector: 'node.hover', style: { 'border-width': 2, 'border-color': hoverColor, 'z-index': 20 } },
  { selector: 'edge.hover', style: { opacity: 1, width: 4, 'z-index': 20 } },
  { selector: 'node.chosen', style: { 'border-width': 2, 'border-color': selectedColor, 'z-index': 10 } },
  {
    selector: 'edge.chosen',
    style: {
      'underlay-color': selectedColor,
      'underlay-opacity': 0.5,
      'underlay-padding': 2,
      opacity: 1,
      'z-index': 10,
    },
  },
  { selector: '.hidden', style: { display: 'none' } },
];
