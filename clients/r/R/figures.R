#' Figures of the site
#'
#' \code{plot} and, with ggplot2, \code{autoplot} draw the view of a result as the site does: summary, target lists, motifs,
#' functions, gene sets, Sungear and precision-recall curve. \code{result_figure} returns the figure, whose SVG can be written to a
#' file. Drawing on a device of R needs the package rsvg; without it the SVG opens in the browser.
#'
#' @param x,object,frame a data frame of a view, e.g. \code{\link{result_summary}}
#' @param path path of an SVG file to write
#' @param ... further parameters of the call, e.g. of \code{\link{trellis_draw_motifs}}
#' @return a figure, invisibly for \code{plot}: a list with the text \code{svg} and the name of the view
#' @examplesIf nzchar(Sys.getenv("TRELLIS_URL"))
#' client <- trellis(Sys.getenv("TRELLIS_URL"), edition = "arabidopsis")
#' path <- tempfile(fileext = ".svg")
#' figure <- result_figure(result_summary(trellis_query(client, "NLP7 and TGA1")), path)
#' stopifnot(startsWith(figure$svg, "<svg"), file.exists(path))
#' @family results
#' @export
result_figure <- function(frame, path = NULL, ...) {
  draw <- attr(frame, "draw")
  if (is.null(draw)) stop_call("The site draws no figure of this table.", 0)
  figure <- draw(...)
  if (!is.null(path)) writeBin(charToRaw(enc2utf8(figure$svg)), path)
  figure
}

#' @rdname result_figure
#' @export
plot.trellis_frame <- function(x, ...) {
  if (is.null(attr(x, "draw"))) return(NextMethod())
  figure <- result_figure(x, ...)
  print(figure)
  invisible(figure)
}

#' @rdname result_figure
#' @exportS3Method ggplot2::autoplot
autoplot.trellis_frame <- function(object, ...) result_figure(object, ...)

new_figure <- function(svg, view) structure(list(svg = svg, view = view), class = "trellis_figure")

#' @export
print.trellis_figure <- function(x, ...) {
  if (requireNamespace("rsvg", quietly = TRUE)) {
    grid::grid.newpage()
    grid::grid.raster(rsvg::rsvg_nativeraster(charToRaw(enc2utf8(x$svg)), width = 1600))
  } else if (interactive()) {
    path <- tempfile(fileext = ".svg")
    writeBin(charToRaw(enc2utf8(x$svg)), path)
    utils::browseURL(path)
  } else {
    cat(sprintf("<Figure: SVG, %s; result_figure(frame, path) writes it>\n", x$view))
  }
  invisible(x)
}
