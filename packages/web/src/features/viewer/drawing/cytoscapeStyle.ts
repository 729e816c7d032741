import { hoverColor, selectedColor, type DrawingTheme } from './drawing.ts';
import { minLegiblePixels } from './labels.ts';

/** A rule of a style sheet. The types of Cytoscape.js lack values such as `data(shape)`. */
export interface CytoscapeRule {
  readonly selector: string;
  readonly style: Readonly<Record<string, string | number>>;
}

/** Returns the style sheet of the Cytoscape.js drawing. Colors, shapes and widths come from the elements. */
export const cytoscapeRules = (theme: DrawingTheme): CytoscapeRule[] => [
  nodeRule,
  ...labelRules(theme),
  ...edgeRules(theme),
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
    selector: 'node[label]',
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

const edgeRules = ({ quiet }: DrawingTheme): CytoscapeRule[] => [
  {
    selector: 'edge',
    style: {
      'curve-style': 'bezier',
      'line-color': 'data(color)',
      width: 'data(width)',
      'target-arrow-color': 'data(color)',
      'target-arrow-shape': 'data(arrow)',
      'arrow-scale': 0.7,
      'overlay-opacity': 0,
    },
  },
  { selector: 'edge[uploaded]', style: { 'line-outline-width': 0.5, 'line-outline-color': quiet } },
];

/** The selection wins over the pointer. */
const stateRules: readonly CytoscapeRule[] = [
  { selector: '.dim', style: { opacity: 0.12 } },
  { selector: 'node.hover', style: { 'border-width': 2, 'border-color': hoverColor, 'z-index': 20 } },
  { selector: 'edge.hover', style: { width: 4, 'z-index': 20 } },
  { selector: 'node.chosen', style: { 'border-width': 2, 'border-color': selectedColor, 'z-index': 10 } },
  {
    selector: 'edge.chosen',
    style: { 'underlay-color': selectedColor, 'underlay-opacity': 0.5, 'underlay-padding': 2, 'z-index': 10 },
  },
  { selector: '.hidden', style: { display: 'none' } },
];
