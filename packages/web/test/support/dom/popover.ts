// Without a layout, an element with the attribute `popover` needs no showing.
HTMLElement.prototype.showPopover ??= () => undefined;
