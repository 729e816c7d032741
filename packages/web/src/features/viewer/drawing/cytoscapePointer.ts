import type { Core, EventObject, EventObjectNode, SingularElementArgument } from 'cytoscape';
import type { SceneItem } from '../scene/selection.ts';
import { elementIndex } from './cytoscapeElements.ts';
import type { DrawingEvents } from './drawing.ts';

/** An event whose target is a node or an edge. */
interface ElementEvent extends EventObject {
  readonly target: SingularElementArgument;
}

/** Reports clicks, hovered elements, moves of the view and dragged nodes. */
export function listenToCytoscape(cy: Core, { onPress, onHover, onViewport, onMove }: DrawingEvents): void {
  cy.on('tap', (event) => onPress(event.target === cy ? undefined : itemOf(event), isAdding(event)));
  cy.on('mouseover', 'node, edge', (event: ElementEvent) => {
    event.target.addClass('hover');
    onHover(itemOf(event), event.renderedPosition.x, event.renderedPosition.y);
  });
  cy.on('mouseout', 'node, edge', ({ target }: ElementEvent) => {
    target.removeClass('hover');
    onHover(undefined, 0, 0);
  });
  cy.on('viewport', () => onViewport({ zoom: cy.zoom(), ...cy.pan() }));
  cy.on('dragfreeon', 'node', ({ target }: EventObjectNode) => {
    onMove(new Map([[elementIndex(target.id()), { ...target.position() }]]));
  });
}

const itemOf = ({ target }: ElementEvent): SceneItem => ({
  group: target.isNode() ? 'nodes' : 'edges',
  index: elementIndex(target.id()),
});

const isAdding = ({ originalEvent }: EventObject): boolean =>
  originalEvent instanceof MouseEvent && (originalEvent.ctrlKey || originalEvent.metaKey);
